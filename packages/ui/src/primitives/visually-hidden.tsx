import type { ReactNode } from 'react'
import '../styles/layout.css'

/** Read by assistive technology, not seen. Shows itself while something inside it has focus. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="vk-visually-hidden">{children}</span>
)
