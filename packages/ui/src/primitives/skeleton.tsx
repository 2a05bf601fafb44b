import '../styles/feedback.css'

/** Grey lines where content will be. `label` says what is being loaded. */
export const Skeleton = ({ lines = 4, label }: { lines?: number; label: string }) => (
  <div className="vk-skeleton" role="status" aria-label={label} aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="vk-skeleton__line" aria-hidden="true" />
    ))}
  </div>
)
