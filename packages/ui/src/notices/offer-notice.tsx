import type { ReactNode } from 'react'
import { Inline } from '../layout/arrange'
import { Button } from '../primitives/button'
import { Notice } from './notice'

type Choice = { readonly label: string; readonly run: () => void }

export type OfferNoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly accept: Choice
  readonly decline: Choice
}

/** Offers something back that was begun and not saved: go on with it, or throw it away. */
export const OfferNotice = ({ title, children, accept, decline }: OfferNoticeProps) => (
  <Notice
    tone="info"
    title={title}
    action={
      <Inline>
        <Button variant="primary" onClick={accept.run}>
          {accept.label}
        </Button>
        <Button onClick={decline.run}>{decline.label}</Button>
      </Inline>
    }
  >
    {children}
  </Notice>
)
