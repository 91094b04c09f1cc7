export { exchangeCode } from './login/exchange';
export { finishLogin } from './login/finish';
export { startLogin } from './login/start';
export { getProviders, type SamlProvider } from './provider';
export { getMetadata } from './provider/options';
export { sweepLoginsHourly } from './store/logins';
