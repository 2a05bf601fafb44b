import * as styles from './veckovis-mark.module.css'
/** The mark of the product: five weeks that together form a V. Decorative, since its name stands beside it. */
export const VeckovisMark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--vk-accent)" />
    <g stroke="var(--vk-on-accent)" strokeWidth="3" strokeLinecap="round">
      <path d="M7 8v3M25 8v3" opacity="0.55" />
      <path d="M11.5 8v9M20.5 8v9" opacity="0.8" />
      <path d="M16 8v16" />
    </g>
  </svg>
)
