import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const ForecastPage = lazyPage(() => import('./pages/forecast-page').then(module => module.ForecastPage))
const FollowUpPage = lazyPage(() => import('./pages/follow-up/follow-up-page').then(module => module.FollowUpPage))

/** Path and lazy page of every route in module.json. */
export const ForecastRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/forecast" element={<ForecastPage />} />
      <Route path="/follow-up" element={<FollowUpPage />} />
    </Routes>
  </BrowserRouter>
)
