import '../styles/feedback.css'

/** Decorative: the words beside it say what is under way. */
export const Spinner = () => <span className="vk-spinner" aria-hidden="true" />
