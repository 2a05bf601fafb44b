import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import '../styles/layout.css'

export type PageProps = {
  /** The page's one h1. Leave it out where the surrounding frame shows the title. */
  title?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

export const Page = ({ title, intro, actions, width = 'normal', children }: PageProps) => (
  <div className={classNames('vk-page', width !== 'normal' && `vk-page--${width}`)}>
    {(title !== undefined || actions !== undefined) && (
      <div className="vk-page__head">
        {title !== undefined && <h1 className="vk-page__title">{title}</h1>}
        {actions}
      </div>
    )}
    {intro !== undefined && <p className="vk-page__intro">{intro}</p>}
    {children}
  </div>
)
