import { useSave } from '@veckovis/forms/saving'
import { useFileReading, type InputProblem } from '@veckovis/lists/import'
import { problemOf, type Problem } from '@veckovis/platform/signed-in'
import { readListFile } from '@veckovis/spreadsheet/list-reader'
import { useState } from 'react'
import { checkStaffList, importStaffList } from '../../data/staff-queries'
import { readStaffList, type ReadStaffList } from './read-staff-list'
import { isChosenAtFirst, shownPeople, type ShownPerson } from './shown-person'

export type Preview = {
  readonly list: ReadStaffList
  readonly people: readonly ShownPerson[]
  readonly chosen: ReadonlySet<number>
}

const look = async (unitId: number, list: ReadStaffList): Promise<Preview> => {
  const planned = list.rows.length === 0 ? [] : (await checkStaffList(unitId, list.rows)).people
  const people = shownPeople(list, planned)
  return { list, people, chosen: new Set(people.filter(isChosenAtFirst).map(({ id }) => id)) }
}

/** What of the list goes in: the rows of those who are chosen, and the versions that their changes rest on. */
const chosenOf = ({ list, people, chosen }: Preview) => {
  const going = people.filter(({ id }) => chosen.has(id))
  const lines = new Set(going.flatMap(person => person.lines))
  return {
    rows: list.rows.filter(({ line }) => lines.has(line)),
    versions: going.flatMap(({ member }) => member ?? []),
  }
}

type Done = { readonly added: number; readonly changed: number }

const withChoice = (preview: Preview, ids: readonly number[], isChosen: boolean): Preview => {
  const others = [...preview.chosen].filter(id => !ids.includes(id))
  return { ...preview, chosen: new Set(isChosen ? [...others, ...ids] : others) }
}

/** What was found in a file, and why it cannot be read. One file is looked at at a time. */
const usePreview = (unitId: number) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [unreadable, setUnreadable] = useState<InputProblem | null>(null)
  const file = useFileReading(readListFile)
  const clear = () => {
    setPreview(null)
    setUnreadable(null)
  }
  const open = useSave({
    save: async (chosen: File) => {
      clear()
      const read = await file.open(chosen)
      if (read === null) return
      const list = read.ok ? readStaffList(read.value.list) : read
      if (list.ok) setPreview(await look(unitId, list.value))
      else setUnreadable(list.error)
    },
    problemOf,
  })
  return { preview, setPreview, unreadable, open, clear }
}

/** A file on its way in: read, looked at by the server, chosen from, and taken in whole. */
export const useStaffImport = (unitId: number, onDone: (done: Done) => unknown) => {
  const { setPreview, clear, ...shown } = usePreview(unitId)
  const take = useSave<Preview, Done, Problem>({
    save: preview => importStaffList(unitId, chosenOf(preview)),
    onSaved: onDone,
    problemOf,
    // Somebody was first: the list is compared again with what there is now.
    onProblem: async (problem, { list }) => {
      if (problem.kind === 'stale') setPreview(await look(unitId, list))
    },
  })
  return {
    ...shown,
    take,
    choose: (ids: readonly number[], isChosen: boolean) =>
      setPreview(now => (now === null ? null : withChoice(now, ids, isChosen))),
    reset: () => {
      clear()
      take.forgetProblem()
      shown.open.forgetProblem()
    },
  }
}

export type StaffImportRun = ReturnType<typeof useStaffImport>
