import { createContext, type ReactNode, useContext } from 'react';

/** A port: an abstract class that is type and token in one. */
// oxlint-disable-next-line typescript/no-explicit-any -- any constructor arguments will do: the class is only a token
export type Port<Service> = abstract new (...parts: any[]) => Service;

/** Where components get their services from. The wiring folder supplies it. */
export interface Services {
  get<Service>(port: Port<Service>): Service;
}

const Context = createContext<Services | undefined>(undefined);

/** Makes services available to the components below. */
export function ServicesProvider({ services, children }: { readonly services: Services; readonly children: ReactNode }) {
  return <Context value={services}>{children}</Context>;
}

/** The service behind a port. */
export function useService<Service>(port: Port<Service>): Service {
  const services = useContext(Context);
  if (!services) throw new Error('no ServicesProvider above this component');
  return services.get(port);
}
