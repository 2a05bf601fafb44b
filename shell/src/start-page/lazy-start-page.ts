import { lazyPage } from '@veckovis/platform'

export const StartPage = lazyPage(() =>
  import(/* webpackChunkName: 'start-page' */ './start-page').then(module => module.StartPage),
)
