import type { Profile } from '../../api/types';
import { api, unwrap } from '../api/client';
import { forgetOtherLogins } from '../online/service-worker';
import { type Grant, storeToken } from './access-token';
import { forgetCachedData, updateProfile } from './session';
import { rememberSession } from './session-marker';

/** Logs in and fetches the profile. Throws an ApiError when the credentials are refused. */
export const logIn = (email: string, password: string): Promise<Profile> =>
  enter(api.POST('/auth/login', { body: { email, password } }));

/** Completes a SAML login with the code from the staff portal. Throws an ApiError when the code is invalid. */
export const logInBySaml = (code: string): Promise<Profile> =>
  enter(api.POST('/auth/saml', { body: { code } }));

/** Logs in with the cookie that came with the password of somebody invited. Throws an ApiError when there is none. */
export const logInByCookie = (): Promise<Profile> => enter(api.POST('/auth/refresh'));

async function enter(login: Promise<Grant>): Promise<Profile> {
  storeToken(await login);
  forgetOtherLogins(rememberSession());
  const profile = await unwrap(api.GET('/profile'));
  await forgetCachedData();
  updateProfile(profile);
  return profile;
}
