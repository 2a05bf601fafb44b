import type { Environment } from './env'

/** What the server takes from the environment as it is. */
export const settingsOf = (env: Environment) => {
  const { publicUrl, trustProxy, hidesUnknownEmail, isSignUpOpen, sessionLife, personLimits, allowedOrigins } = env
  const assets = { shellFolder: env.shellFolder, modulesFolder: env.modulesFolder }
  return { publicUrl, trustProxy, hidesUnknownEmail, isSignUpOpen, sessionLife, personLimits, allowedOrigins, assets }
}
