import { lazyPage } from '@veckovis/platform'
import { BrowserRouter, Navigate, Route, Routes } from '@veckovis/platform/router'

const DiaryPage = lazyPage(() => import('./pages/diary-page').then(module => module.DiaryPage))
const PlanPage = lazyPage(() => import('./pages/plan-page').then(module => module.PlanPage))
const WaitingPage = lazyPage(() => import('./pages/waiting-page').then(module => module.WaitingPage))

/** Path and lazy page of every route in module.json, and of the pages below it. */
export const DiaryRoutes = ({ basePath }: { readonly basePath: string }) => (
  <BrowserRouter basename={basePath === '' ? '/' : basePath}>
    <Routes>
      <Route path="/diary" element={<DiaryPage />} />
      <Route path="/diary/plan" element={<PlanPage />} />
      <Route path="/diary/waiting" element={<WaitingPage />} />
      <Route path="/diary/*" element={<Navigate to="/diary" replace />} />
    </Routes>
  </BrowserRouter>
)
