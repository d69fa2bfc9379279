import axios, { AxiosError, type AxiosAdapter, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';

/** A call as it would have gone over the network. */
export interface HeardCall {
  readonly method: string;
  /** Path with query, as axios serialises it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What the other end does: answers, stays silent, or cannot be reached. */
export type OtherEnd =
  | { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> }
  | 'silent'
  | 'unreachable';

/** The network under axios: hands the finished request to `hear` and settles by the answer as axios's own adapters do. */
export const answeringAdapter =
  (hear: (call: HeardCall) => OtherEnd): AxiosAdapter =>
  config => {
    const end = hear({
      method: config.method ?? '',
      url: axios.getUri(config),
      headers: config.headers.toJSON(),
      body: config.data === undefined ? undefined : (JSON.parse(String(config.data)) as unknown),
    });
    if (end === 'unreachable') return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
    if (end === 'silent') return new Promise((_, fail) => config.signal?.addEventListener?.('abort', () => fail(new CanceledError())));
    return settled(config, { data: end.body, status: end.status ?? 200, statusText: '', headers: end.headers ?? {}, config });
  };

function settled(config: InternalAxiosRequestConfig, response: AxiosResponse): Promise<AxiosResponse> {
  if (config.validateStatus?.(response.status) ?? true) return Promise.resolve(response);
  return Promise.reject(
    new AxiosError(`Request failed with status code ${response.status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response),
  );
}
