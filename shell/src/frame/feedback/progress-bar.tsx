import { platformStore, progressAtom, progressDuration } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import './feedback.css'

/** Decorative: what is loading says so itself, in words. */
export const ProgressBar = () => {
  const progress = useAtomValue(progressAtom, { store: platformStore })
  if (progress === 'hidden') return null
  return (
    <div
      className="progress-bar"
      data-progress={progress}
      style={{ animationDuration: `${progressDuration}ms` }}
      aria-hidden="true"
    />
  )
}
