import type { ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Notice } from './notice'
import { Sentences } from './sentences'

export type ProblemNoticeProps = {
  readonly title?: ReactNode
  readonly text: string | readonly string[]
  /** What may be tried again. */
  readonly retry?: { readonly label: string; readonly busy?: boolean; readonly run: () => void }
  /** Another way out than trying again. */
  readonly action?: ReactNode
  /** Stands below the text. */
  readonly children?: ReactNode
}

/** What went wrong and what to do, a line for each sentence, read out at once. */
export const ProblemNotice = ({ title, text, retry, action, children }: ProblemNoticeProps) => {
  const wayOut =
    retry === undefined ? (
      action
    ) : (
      <Button loading={retry.busy ?? false} onClick={retry.run}>
        {retry.label}
      </Button>
    )
  return (
    <Notice tone="error" announce title={title} action={wayOut}>
      <Sentences text={text} />
      {children}
    </Notice>
  )
}
