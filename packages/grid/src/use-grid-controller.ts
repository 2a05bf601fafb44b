import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { GridBatchOutcome, GridEdit, GridPending, WeekGridProps } from './grid-model'
import { GridController } from './interaction/grid-controller'
import type { ControllerHost } from './interaction/sheet-duties'
import { sheetParts } from './interaction/sheet-elements'
import { createSelectionStore, type SelectionStore } from './selection/selection-store'
import { sheetModel } from './sheet/sheet-model'
import type { ColumnWindow } from './view/column-window'
import type { SheetView } from './view/sheet-view'

const useHandle = (ref: WeekGridProps['ref'], controller: RefObject<GridController | null>) =>
  useImperativeHandle(
    ref,
    () => ({
      focus: () => controller.current?.focusEntry() ?? false,
      focusCell: (rowId, week) => controller.current?.focusCell(rowId, week) ?? false,
      showWeek: week => controller.current?.showWeek(week),
      discardPending: () => controller.current?.discardPending(),
    }),
    [controller],
  )

type Drawn = { props: WeekGridProps; view: SheetView; columnWindow: ColumnWindow }

/** Ties the controller to the elements for as long as they live; it always sees the latest properties. */
export const useGridController = (root: RefObject<HTMLElement | null>, drawn: Drawn): SelectionStore => {
  const { props, view, columnWindow } = drawn
  const { readOnlyReason, labels, onUndo, onRedo, onInspect, onAnnotate, onAnnotateWeek } = props
  const [store] = useState(createSelectionStore)
  const controller = useRef<GridController>(null)
  const edits = useEffectEvent((changes: readonly GridEdit[]) => props.onEdits(changes))
  const batch = useEffectEvent((outcome: GridBatchOutcome) => props.onBatch?.(outcome))
  const pending = useEffectEvent((state: GridPending) => props.onPendingChange?.(state))
  const notice = useEffectEvent((isOld: boolean) => readOnlyReason ?? (isOld ? labels.oldWeek : labels.readOnly))
  const model = useEffectEvent(() => sheetModel(props))
  const standing = useEffectEvent(() => view.standing)
  const offers = useEffectEvent(() => ({ onUndo, onRedo, onInspect, onAnnotate, onAnnotateWeek }))

  useLayoutEffect(() => {
    if (!root.current) return undefined
    const host: ControllerHost = {
      onEdits: changes => edits(changes),
      onBatch: outcome => batch(outcome),
      onPendingChange: state => pending(state),
      onSelection: store.set,
      readOnlyNotice: isOld => notice(isOld),
      model: () => model(),
      standing: () => standing(),
      includeWeek: week => flushSync(() => columnWindow.include(week)),
      keepWeeks: columnWindow.keep,
      onSeen: columnWindow.follow,
      offers: () => offers(),
    }
    const attached = new GridController(sheetParts(root.current), host)
    controller.current = attached
    return () => attached.detach()
  }, [root, store, columnWindow])

  useLayoutEffect(() => controller.current?.afterRender())

  useHandle(props.ref, controller)

  return store
}
