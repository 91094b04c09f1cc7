/** What the server answered. `body` is parsed JSON or else text; undefined when there is nothing. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  bytes: Buffer;
}

/** What is sent: a form, raw bytes or text as they are; anything else as JSON. */
export interface Sending {
  json?: unknown;
  raw?: FormData | string | Uint8Array<ArrayBuffer> | ReadableStream;
  headers?: Record<string, string>;
}

/** Calls the portal the way a browser or a script does. The type parameter says what the test expects. */
export interface Client {
  get: <Body>(path: string, headers?: Record<string, string>) => Promise<Answer<Body>>;
  post: <Body>(path: string, json?: unknown, headers?: Record<string, string>) => Promise<Answer<Body>>;
  put: <Body>(path: string, json?: unknown, headers?: Record<string, string>) => Promise<Answer<Body>>;
  delete: <Body>(path: string, headers?: Record<string, string>) => Promise<Answer<Body>>;
  /** Any other call: raw bodies, forms, methods. */
  send: <Body>(method: string, path: string, sending?: Sending) => Promise<Answer<Body>>;
  with: (headers: Record<string, string>) => Client;
  bearer: (token: string) => Client;
  /** The same client, with its bearer, of the portal at another address. */
  at: (url: string) => Client;
  as: (email: string, password: string) => Promise<Client>;
}

function parse<Body>(type: string | null, bytes: Buffer): Body {
  const text = bytes.toString('utf8');
  const json = type?.includes('json') ? text : JSON.stringify(text);
  return JSON.parse(bytes.length > 0 ? json : 'null') ?? undefined;
}

/** A client for the portal at `url`; paths are below `base`. */
export function client(url: string, base = '/api/v1', always: Record<string, string> = {}): Client {
  const send = async <Body>(method: string, path: string, sending: Sending = {}): Promise<Answer<Body>> => {
    const { json, raw, headers } = sending;
    const isJson = json !== undefined;
    const response = await fetch(`${url}${base}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...always, ...headers },
      body: isJson ? JSON.stringify(json) : raw,
      ...(raw instanceof ReadableStream && { duplex: 'half' }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = parse<Body>(response.headers.get('content-type'), bytes);
    return { status: response.status, headers: response.headers, body, bytes };
  };

  const withHeaders = (headers: Record<string, string>) => client(url, base, { ...always, ...headers });
  const bearer = (token: string) => withHeaders({ Authorization: `Bearer ${token}` });
  return {
    send,
    bearer,
    with: withHeaders,
    at: (other) => client(other, base, always),
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, json, headers) => send('POST', path, { json, headers }),
    put: (path, json, headers) => send('PUT', path, { json, headers }),
    delete: (path, headers) => send('DELETE', path, { headers }),
    as: async (email, password) => {
      const login = await send<{ access_token: string }>('POST', '/auth/login', {
        json: { email, password },
      });
      if (login.status !== 200) throw new Error(`Login of ${email} answered ${login.status}`);
      return bearer(login.body.access_token);
    },
  };
}
