import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const OrganisationFrame = lazyPage(() => import('./pages/organisation-frame').then(module => module.OrganisationFrame))
const CountiesPage = lazyPage(() => import('./pages/places/counties-page').then(module => module.CountiesPage))
const MunicipalitiesPage = lazyPage(() =>
  import('./pages/places/municipalities-page').then(module => module.MunicipalitiesPage),
)
const DepartmentsPage = lazyPage(() => import('./pages/places/departments-page').then(module => module.DepartmentsPage))
const UnitsPage = lazyPage(() => import('./pages/places/units-page').then(module => module.UnitsPage))
const LicencesPage = lazyPage(() => import('./pages/licences-page').then(module => module.LicencesPage))
const UsersPage = lazyPage(() => import('./pages/users-page').then(module => module.UsersPage))

/** Path and lazy page of every route in module.json; the organisation stays beside the lists of places and people. */
export const AdminRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route element={<OrganisationFrame />}>
        <Route path="/counties" element={<CountiesPage />} />
        <Route path="/municipalities" element={<MunicipalitiesPage />} />
        <Route path="/departments" element={<DepartmentsPage />} />
        <Route path="/units" element={<UnitsPage />} />
        <Route path="/users" element={<UsersPage />} />
      </Route>
      <Route path="/licences" element={<LicencesPage />} />
    </Routes>
  </BrowserRouter>
)
