import axios, { type AxiosInstance } from 'axios';
import { currentEnvironment, encodeQuery, environments, timeouts } from '@axle/wire';

const { office } = environments[currentEnvironment];
const paramsSerializer = { serialize: encodeQuery };

/** The network under the main API's client, which names the gateway call by call. A call gives up after 600 s. */
export const mainHttp = (timeout: number = timeouts.main): AxiosInstance => axios.create({ timeout, paramsSerializer });

/** The network under the office system's client. A call gives up after 60 s. */
export const officeHttp = (timeout: number = timeouts.office): AxiosInstance =>
  axios.create({ baseURL: office, timeout, paramsSerializer });
