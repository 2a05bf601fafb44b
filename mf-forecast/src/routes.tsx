import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const ForecastPage = lazyPage(() => import('./pages/forecast-page').then(module => module.ForecastPage))

/** Path and lazy page of every route in module.json. */
export const ForecastRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/forecast" element={<ForecastPage />} />
    </Routes>
  </BrowserRouter>
)
