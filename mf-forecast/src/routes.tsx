import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const ForecastPage = lazyPage(() => import('./pages/forecast-page').then(module => module.ForecastPage))
// It comes with the page that it is reached from: code that two pages fetch apart is cut into pieces, which weigh more.
const FollowUpPage = lazyPage(() => import('./pages/forecast-page').then(module => module.FollowUpPage))
const SubmissionsPage = lazyPage(() => import('./pages/forecast-page').then(module => module.SubmissionsPage))

/** Path and lazy page of every route in module.json. */
export const ForecastRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/forecast" element={<ForecastPage />} />
      <Route path="/follow-up/submissions" element={<SubmissionsPage />} />
      <Route path="/follow-up" element={<FollowUpPage />} />
    </Routes>
  </BrowserRouter>
)
