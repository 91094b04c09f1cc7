import type { Sending } from '../support/client';
import { type Answers, type Statuses, withPrograms } from './callers';
import type { World } from './world';

/** One call: what is sent where, below /api/v1. */
interface Call extends Sending {
  path: string;
}

/** One call of a route, with what each caller must be answered. */
export interface Row {
  /** As in the OpenAPI document: `GET /pages/{id}`. */
  route: string;
  /** What is special of this call. */
  name: string;
  /** Makes what the call needs; asked once, the admin's call comes last. */
  call: (world: World) => Call | Promise<Call>;
  status: Statuses;
}

export const row = (route: string, name: string, call: Row['call'], answers: Answers): Row => ({
  route,
  name,
  call,
  status: withPrograms(route, answers),
});
