import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const StaffPage = lazyPage(() => import('./pages/staff-page').then(module => module.StaffPage))
const SchedulePage = lazyPage(() => import('./pages/schedule-page').then(module => module.SchedulePage))

/** Path and lazy page of every route in module.json. */
export const StaffRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/staff" element={<StaffPage />} />
      <Route path="/schedule" element={<SchedulePage />} />
    </Routes>
  </BrowserRouter>
)
