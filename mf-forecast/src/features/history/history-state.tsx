import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'

type Asked = { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown }

/** While the history is being read, and when it could not be. */
export const HistoryState = ({ query: { isPending, isError, refetch } }: { readonly query: Asked }) => {
  const { t } = useTranslation('mf-forecast')
  if (isPending) return <p role="status">{t('history.loading')}</p>
  if (!isError) return null
  return (
    <div role="alert">
      <p>{t('history.failed')}</p>
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    </div>
  )
}
