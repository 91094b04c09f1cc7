import type { Context } from 'koa';
import type { TokenPair } from '../../../../auth';
import type { TokenAnswer } from '../../schemas/auth';
import { setRefreshToken } from './refresh-cookie';

/** Responds with an access token, and sets the refresh token as a cookie. */
export function giveTokens(ctx: Context, pair: TokenPair): void {
  setRefreshToken(ctx, pair.refreshToken);
  ctx.set('Cache-Control', 'no-store');
  const body: TokenAnswer = {
    access_token: pair.accessToken,
    token_type: 'Bearer',
    expires_in: pair.expiresIn,
  };
  ctx.body = body;
}
