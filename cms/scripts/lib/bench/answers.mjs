/** Headers that Node.js itself writes, for either server. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** @param {string} url @param {string} path */
async function record(url, path) {
  const response = await fetch(`${url}${path}`);
  const etag = response.headers.get('etag');
  if (!response.ok || !etag) throw new Error(`${path} answered ${response.status}, ETag ${etag}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  return { path, etag, headers, body: await response.text() };
}

/** The first page of the tree with the most to send. @param {string} url */
async function largestPage(url, tree) {
  const pages = [];
  for (const { slug } of JSON.parse(tree).data) pages.push(await record(url, `/api/v1/pages/${slug}`));
  return pages.sort((a, b) => b.body.length - a.body.length)[0];
}

/**
 * What a visitor reads most, as the portal answers it now.
 * @param {string} url
 */
export async function recordAnswers(url) {
  const tree = await record(url, '/api/v1/pages/map');
  const page = await largestPage(url, tree.body);
  return { tree, page };
}
