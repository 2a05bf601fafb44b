import { longestNote } from '@veckovis/contracts/forecast'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, ProblemNotice, TextArea, VisuallyHidden } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import type { KeyboardEvent } from 'react'
import { notePlaceKey, type NotePlace } from '../../../data/note-place'
import { noteLength, noteProblemText, noteTextProblem, type NoteProblem } from '../note-problem'
import { NoteAuthor, NoteText } from '../note-text'
import { useNoteEditing } from './use-note-editing'
import type { Notes } from '../use-notes'
import { UnsavedNote } from './unsaved-note'
import * as styles from '../notes.module.css'

export type NoteEditorProps = {
  readonly notes: Notes
  readonly place: NotePlace
  /** The person wants to leave a text that is not saved. */
  readonly asking: boolean
  /** Goes on with the text. */
  readonly onAnswered: () => void
  readonly onClose: () => void
}

const fewLeft = 100

/** How much of the room is used; said aloud only when it is about to end. */
const Counter = ({ length }: { readonly length: number }) => {
  const { t } = useTranslation('mf-forecast')
  const left = longestNote - length
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {t('comments.count', { length: formatDecimals(length, 0), most: formatDecimals(longestNote, 0) })}
      </span>
      <VisuallyHidden>
        <span role="status">{left >= 0 && left <= fewLeft ? t('comments.left', { count: left }) : ''}</span>
      </VisuallyHidden>
    </>
  )
}

const NoteProblemNotice = ({ problem, notes, place }: { problem: NoteProblem; notes: Notes; place: NotePlace }) => {
  const { t } = useTranslation('mf-forecast')
  const note = notes.noteAt(place)
  return (
    <ProblemNotice text={noteProblemText(problem, t)}>
      {problem.kind === 'stale' && note !== null && (
        <blockquote className={styles.stored}>
          <NoteText note={note} />
        </blockquote>
      )}
    </ProblemNotice>
  )
}

/** Writes, changes and removes the note of one place. What is typed is a draft at once, so that nothing loses it. */
export const NoteEditor = ({ notes, place, asking, onAnswered, onClose }: NoteEditorProps) => {
  const { t } = useTranslation('mf-forecast')
  const drafts = useAtomValue(notes.drafts.draftsAtom, { store: notes.drafts.store })
  const { problem, busy, save, remove, discard } = useNoteEditing(notes, place, onClose)
  const note = notes.noteAt(place)
  const draft = drafts.get(notePlaceKey(place))
  const text = draft?.text ?? note?.text ?? ''
  const refused = noteTextProblem(text, t)

  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's'
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isSave) return
    event.preventDefault()
    event.stopPropagation()
    void save()
  }
  return (
    <div className={styles.editor}>
      {problem !== null && <NoteProblemNotice problem={problem} notes={notes} place={place} />}
      <TextArea
        label={t('comments.text')}
        hint={t('comments.hint')}
        error={refused}
        rows={4}
        value={text}
        readOnly={busy === 'remove'}
        data-first-focus=""
        onKeyDown={onKeyDown}
        onChange={event => notes.drafts.write(place, event.target.value, note)}
      />
      <Counter length={noteLength(text)} />
      {note !== null && problem?.kind !== 'stale' && <NoteAuthor note={note} />}
      {asking ? (
        <UnsavedNote saving={busy === 'save'} onSave={save} onDiscard={discard} onStay={onAnswered} />
      ) : (
        <Inline justify="end">
          {note !== null && (
            <Button variant="quiet" loading={busy === 'remove'} onClick={() => void remove(note)}>
              {t('comments.remove')}
            </Button>
          )}
          <Button
            variant="primary"
            title={t('comments.saveKeys')}
            loading={busy === 'save'}
            disabled={draft === undefined || refused !== null}
            onClick={() => void save()}
          >
            {t('comments.save')}
          </Button>
        </Inline>
      )}
    </div>
  )
}
