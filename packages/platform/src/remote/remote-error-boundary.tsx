import { Page, ProblemNotice } from '@veckovis/ui'
import { Component, type ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import { reportProblem } from '../frame/report-problem'

/** What went wrong and a way to try again. */
export const ErrorView = ({ message, onRetry }: { message: string; onRetry: () => void }) => {
  const { t } = useTranslation('platform')
  return (
    <Page width="narrow">
      <ProblemNotice title={t('error.title')} text={message} retry={{ label: t('error.retry'), run: onRetry }} />
    </Page>
  )
}

type Props = { children: ReactNode; onError?: (error: Error) => void }
type State = { readonly error: Error | null }

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Catches bugs of one remote, so that the rest of the suite goes on. */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: asError(thrown) }
  }

  override componentDidCatch(thrown: unknown): void {
    const error = asError(thrown)
    const { onError } = this.props
    if (onError === undefined) return reportProblem('render', error)
    // Whoever is told here tells the server of it, as what a module did while it was drawn.
    console.error('[veckovis] render', error)
    onError(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ErrorView message={error.message} onRetry={() => this.setState({ error: null })} />
  }
}
