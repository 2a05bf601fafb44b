import { createRoot } from 'react-dom/client'
import './page.css'

/** Puts a page into the document; no StrictMode, which would render everything twice. */
export const mount = page => createRoot(document.getElementById('root')).render(page)

export const height = 720
export const sizes = { label: 220, week: 72, summary: 96, row: 32 }
