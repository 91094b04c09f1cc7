import { PEOPLE } from './people.mjs';

/** One in five begins between eight and nine o'clock. */
export const BEGINNERS = PEOPLE / 5;
export const PER_SECOND = BEGINNERS / 3600;
/** How many times that is tried, as long as the portal keeps up; the goal is for some of them. */
export const FACTORS = [1, 5, 10, 20, 40, 80];
export const WITH_GOAL = [1, 10];
