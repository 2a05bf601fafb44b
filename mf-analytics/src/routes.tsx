import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const ClientsPage = lazyPage(() => import('./pages/clients-page').then(module => module.ClientsPage))
const UsersPage = lazyPage(() => import('./pages/users-page').then(module => module.UsersPage))
const UnitsPage = lazyPage(() => import('./pages/units-page').then(module => module.UnitsPage))
const OverviewPage = lazyPage(() => import('./pages/overview-page').then(module => module.OverviewPage))

/** Path and lazy page of every route in module.json. */
export const AnalyticsRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/clients" element={<ClientsPage />} />
      <Route path="/analytics-users" element={<UsersPage />} />
      <Route path="/analytics-units" element={<UnitsPage />} />
      <Route path="/overview" element={<OverviewPage />} />
    </Routes>
  </BrowserRouter>
)
