import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { setActivity, type OpenPlaceKind } from '../../../data/place-calls'
import { refreshPlaces } from '../../../data/place-queries'

type ActivityDialogProps = {
  readonly of: OpenPlaceKind
  readonly places: readonly { readonly id: number; readonly name: string }[]
  readonly active: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before places are closed for planning, or opened again. */
export const ActivityDialog = ({ of, places, active, onDone, onClose }: ActivityDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const words = `places.${active ? 'activate' : 'deactivate'}`
  const [first] = places
  const what = { count: places.length, name: first?.name }
  const subject = t(`${words}.${of}`, what)
  const { isBusy, problem, save } = useSave({
    save: () =>
      setActivity(
        of,
        places.map(({ id }) => id),
        active,
      ),
    onSaved: async () => {
      notify.success(t(`${words}.done`, what))
      onDone()
      await refreshPlaces()
    },
    problemOf,
  })
  return (
    <ConfirmChange
      title={subject}
      confirmLabel={t(`${words}.action`)}
      cancelLabel={t('dialog.cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'place', 'record')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>{t(`${words}.text.${of}`)}</p>
    </ConfirmChange>
  )
}
