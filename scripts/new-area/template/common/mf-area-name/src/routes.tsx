import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Route, Routes } from '@veckovis/platform/router'

const AreaNamePage = lazyPage(() => import('./pages/area-name-page').then(module => module.AreaNamePage))

/** Path and lazy page of every route in module.json. */
export const AreaNameRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      {['/area-name'].map(path => (
        <Route key={path} path={path} element={<AreaNamePage />} />
      ))}
    </Routes>
  </BrowserRouter>
)
