import { KeptDraftNotice } from '@veckovis/forms/draft'
import { useDraft, useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForecast } from '../../context/use-forecast'
import { notePlaceKey } from '../../data/note-place'
import { keptNotesKind } from './kept-notes-kind'
import type { NoteDraft, NoteDrafts } from './note-drafts'

type KeptNotesProps = { readonly drafts: NoteDrafts }

const none: readonly NoteDraft[] = []

/** Keeps the notes that are not saved, and knows which of an earlier visit have not been asked for yet. */
const useKeptNotes = ({ drafts }: KeptNotesProps) => {
  const { unitId, year } = useForecast().editor.address
  const { found, keep, discard, problem } = useDraft(keptNotesKind, { unitId, subject: String(year) })
  const [offered, setOffered] = useState(found?.value ?? none)
  const write = (still: readonly NoteDraft[]) => {
    const written = drafts.all()
    const places = new Set(written.map(({ place }) => notePlaceKey(place)))
    const all = [...still.filter(({ place }) => !places.has(notePlaceKey(place))), ...written]
    if (all.length === 0) discard()
    else keep(all)
  }
  const changed = useEffectEvent(() => write(offered))
  useEffect(() => drafts.store.sub(drafts.draftsAtom, () => changed()), [drafts])
  const answer = () => {
    setOffered(none)
    write(none)
  }
  return { offered, savedAt: found?.savedAt ?? null, problem, answer }
}

/** Notes that were written before a reload, a crash or the end of a session and never saved are offered back. */
export const KeptNotes = (props: KeptNotesProps) => {
  const { drafts } = props
  const { openNote } = useForecast().questions
  const { t } = useTranslation('mf-forecast')
  const { offered, savedAt, problem, answer } = useKeptNotes(props)
  const [first] = offered
  const restore = () => {
    for (const draft of offered) if (drafts.at(draft.place) === null) drafts.put(draft)
    answer()
    if (first !== undefined) openNote(first.place, null)
  }
  return (
    <>
      {problem !== null && (
        <Notice tone="warning" announce>
          {t('kept.notesProblem')}
        </Notice>
      )}
      {savedAt !== null && first !== undefined && (
        <KeptDraftNotice
          title={t('kept.notes', { count: offered.length })}
          savedAt={savedAt}
          texts={{
            keptAt: at => t('kept.notesAt', { at }),
            goOn: t('kept.restore'),
            discard: t('kept.discard'),
          }}
          onContinue={restore}
          onDiscard={answer}
        />
      )}
    </>
  )
}
