import { copyOf, isOpenPicture, keepCopy, notePictures, otherWidthOf } from './copies';

const READS = /^\/api\/v1\/(site|pages\/map|pages\/[a-z0-9-]+)$/;

/** Whether a call reads what visitors may read too. */
export const isPublicRead = ({ method, url }: Request): boolean =>
  method === 'GET' && READS.test(new URL(url).pathname);

const isForEverybody = (request: Request, answer: Response): boolean =>
  answer.ok &&
  !request.headers.has('Authorization') &&
  (answer.headers.get('Cache-Control') ?? '').includes('public');

/** Answers a read from the network; without a connection with the copy of what everybody may see. */
export async function answerRead(request: Request): Promise<Response> {
  const key = new URL(request.url).pathname;
  try {
    const answer = await fetch(request);
    if (isForEverybody(request, answer)) {
      notePictures(await answer.clone().text());
      await keepCopy('answers', key, answer.clone());
    }
    return answer;
  } catch (error) {
    const copy = await copyOf('answers', key);
    if (copy) return copy;
    throw error;
  }
}

/** Answers with a picture; one that everybody may see is kept. */
export async function answerPicture(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && isOpenPicture(request.url)) await keepCopy('pictures', request.url, answer.clone());
    return answer;
  } catch (error) {
    const copy = (await copyOf('pictures', request.url)) ?? (await otherWidthOf(request.url));
    if (copy) return copy;
    throw error;
  }
}
