import type { RegisteredModule } from '@veckovis/contracts/modules'
import type { RunnableApp } from './app-source'
import type { LoadSurroundings } from './load-surroundings'

export const forecast: RegisteredModule = {
  id: 'mf-forecast',
  title: { sv: 'Prognos', en: 'Forecast' },
  contract: { from: 1, to: 1 },
  routes: [{ path: '/forecast', permission: 2, title: { sv: 'Prognos', en: 'Forecast' } }],
  navigation: [],
  contributions: [],
  version: '1.4.0',
  manifestUrl: '/modules/mf-forecast/1.4.0/mf-manifest.json',
  container: 'mf_forecast_1_4_0',
  integrity: {},
  builtAgainst: {},
}

export const never = () => new Promise<never>(() => undefined)

export const workingApp = (over: Partial<RunnableApp> = {}): RunnableApp => ({
  bootstrap: async () => undefined,
  loadMessages: async () => undefined,
  mount: async ({ element }) => {
    element.textContent = 'the forecast'
  },
  unmount: async () => undefined,
  ...over,
})

export const surroundingsWith = (over: Partial<LoadSurroundings>): LoadSurroundings => ({
  incompatibility: () => null,
  fetchApp: async () => workingApp(),
  language: () => 'sv',
  now: () => Date.now(),
  retryPause: () => 300,
  watchArrivals: () => () => undefined,
  hasUnsavedWork: () => false,
  askBefore: async () => null,
  cameUp: () => undefined,
  takeStyles: () => () => undefined,
  hasLoaded: async () => true,
  ...over,
})
