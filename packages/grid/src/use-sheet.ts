import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { SheetAdapter, type AdapterHost } from './adapter/acting/sheet-adapter'
import { SheetStore } from './adapter/acting/sheet-store'
import { listenToSheet } from './adapter/events/sheet-events'
import { sheetParts } from './adapter/show/sheet-elements'
import { contentOf, type GivenContent, type SheetContent, type Summary } from './core/content/content'
import type {
  SheetBatchOutcome,
  SheetEdit,
  SheetEditWay,
  SheetPending,
  SheetSelection,
} from './core/content/sheet-content'
import { standingRows } from './core/window/window'
import { withContent } from './core/with-content'
import type { SheetProps } from './view/sheet-props'
import { useSheetViews, type SheetViews } from './view/sheet-view'

/** A sheet of fewer rows has all of them in the document, as high as their names need. */
const fewestRows = 60

const noKeys: readonly string[] = []

const summaryKinds = ['sum', 'average'] as const

const summariesOf = ({ groups, summaries }: SheetProps, dense: boolean): Summary[] =>
  summaryKinds.filter(
    kind =>
      !dense && (summaries?.includes(kind) ?? groups.some(group => group.rows.some(row => row[kind] !== undefined))),
  )

const givenBy = (props: SheetProps, dense: boolean): GivenContent => {
  const { groups, columns, labels, readOnlyReason, clipboardText, rowWindow, inputs = 'entered', line = null } = props
  return {
    ...{ groups, columns, clipboardText, inputs, line, dense },
    summaries: summariesOf(props, dense),
    readOnly: readOnlyReason !== undefined,
    rowWindow: rowWindow ?? groups.reduce((count, { rows }) => count + rows.length, 0) > fewestRows,
    offers: {
      undo: props.onUndo !== undefined,
      redo: props.onRedo !== undefined,
      inspect: props.onInspect !== undefined,
      annotate: props.onAnnotate !== undefined,
      annotateColumn: props.onAnnotateColumn !== undefined,
      fold: props.onFold !== undefined,
    },
    ownKeys: props.ownKeys ?? noKeys,
    notices: { readOnly: readOnlyReason ?? labels.readOnly, past: readOnlyReason ?? labels.pastColumn },
  }
}

const useHandle = (ref: SheetProps['ref'], adapter: RefObject<SheetAdapter | null>) =>
  useImperativeHandle(
    ref,
    () => ({
      focus: () => adapter.current?.focusEntry() ?? false,
      focusCell: (rowId, column) => adapter.current?.focusCell(rowId, column) ?? false,
      showColumn: column => adapter.current?.showColumn(column),
      discardPending: () => adapter.current?.discardPending(),
    }),
    [adapter],
  )

type Attached = { props: SheetProps; content: SheetContent; store: SheetStore; views: SheetViews }

/** Ties the adapter to the elements for as long as they live; it always sees the latest properties. */
const useAdapter = (root: RefObject<HTMLElement | null>, { props, content, store, views }: Attached) => {
  const { onUndo, onRedo, onInspect, onAnnotate, onAnnotateColumn, onOwnKey } = props
  const adapter = useRef<SheetAdapter>(null)
  const edits = useEffectEvent((changes: readonly SheetEdit[], way: SheetEditWay) => props.onEdits(changes, way))
  const batch = useEffectEvent((outcome: SheetBatchOutcome) => props.onBatch?.(outcome))
  const pending = useEffectEvent((state: SheetPending) => props.onPendingChange?.(state))
  const typed = useEffectEvent((edit: SheetEdit | null) => props.onTyped?.(edit))
  const columns = useEffectEvent((row: number) => views.viewOf(row).standing)
  const offers = useEffectEvent(() => ({ onUndo, onRedo, onInspect, onAnnotate, onAnnotateColumn, onOwnKey }))

  useLayoutEffect(() => {
    if (!root.current) return undefined
    const host: AdapterHost = {
      store,
      onEdits: (changes, way) => edits(changes, way),
      onBatch: outcome => batch(outcome),
      onPendingChange: state => pending(state),
      onTyped: edit => typed(edit),
      columns: row => columns(row),
      offers: () => offers(),
      atOnce: change => flushSync(change),
    }
    const attached = new SheetAdapter(sheetParts(root.current), host)
    const stopListening = listenToSheet(attached)
    adapter.current = attached
    return () => {
      attached.detach()
      stopListening()
    }
  }, [root, store])

  useLayoutEffect(() => adapter.current?.afterRender(content))

  useHandle(props.ref, adapter)
}

/** Tells the caller what is selected, without a render. */
const useToldSelection = (store: SheetStore, onSelection: SheetProps['onSelection']) => {
  const tell = useEffectEvent((selection: SheetSelection) => onSelection?.(selection))
  useLayoutEffect(() => {
    let told: SheetSelection | null = null
    const look = () => {
      const { selection } = store.get()
      if (selection === told) return
      told = selection
      tell(selection)
    }
    look()
    return store.subscribe(look)
  }, [store])
}

/** The state of a sheet, what it shows of its properties, and which of its rows stand in the document. */
export const useSheet = (root: RefObject<HTMLElement | null>, props: SheetProps, dense: boolean) => {
  const [store] = useState(() => new SheetStore(contentOf(givenBy(props, dense))))
  // Scrolling renders the sheet with the same properties over and over: its content is the same one then.
  const content = useMemo(() => contentOf(givenBy(props, dense), store.get().content), [props, dense, store])
  // Rendered again when others are to stand in the document, and by nothing else of the state.
  useSyncExternalStore(store.subscribe, () => store.get().window)
  const { window } = withContent(store.get(), content)
  const views = useSheetViews(props, content, window)
  useAdapter(root, { props, content, store, views })
  useToldSelection(store, props.onSelection)
  return { store, ...views, rows: standingRows(content, window) }
}
