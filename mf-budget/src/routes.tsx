import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const NeedsPage = lazyPage(() => import('./pages/needs-page').then(module => module.NeedsPage))
const ResourcesPage = lazyPage(() => import('./pages/resources-page').then(module => module.ResourcesPage))
const ResultsPage = lazyPage(() => import('./pages/results-page').then(module => module.ResultsPage))
const BudgetSettingsPage = lazyPage(() =>
  import('./pages/budget-settings-page').then(module => module.BudgetSettingsPage),
)

/** Path and lazy page of every route in module.json; the steps of a budget stand below its list. */
export const BudgetRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/needs/*" element={<NeedsPage />} />
      <Route path="/resources/*" element={<ResourcesPage />} />
      <Route path="/results" element={<ResultsPage />} />
      <Route path="/settings/budget" element={<BudgetSettingsPage />} />
    </Routes>
  </BrowserRouter>
)
