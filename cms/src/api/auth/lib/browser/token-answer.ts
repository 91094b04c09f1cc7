import type { Context } from 'koa';
import type { TokenPair } from '../../../../auth';
import type { TokenAnswer } from '../../schemas/auth';
import { setRefreshToken } from './refresh-cookie';

/** Answers with an access token, the refresh token beside it in its cookie. */
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
