/** Decorative. */
export function Jeepney({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 52 32" aria-hidden="true">
      <path fill="currentColor" d="M2 8h31l6 8h8l3 3v7H2z" />
      <path className="fill-card" d="M5 11h7v5H5zM14 11h7v5h-7zM23 11h7v5h-7zM32.500 11l4 5h-4z" />
      <path className="fill-mango" d="M5 3h24v1.500h-2V8h-2V4.500H9V8H7V4.500H5zM2 18.500h48V21H2z" />
      <circle className="stroke-card" fill="currentColor" strokeWidth="2" cx="12" cy="26" r="5" />
      <circle className="stroke-card" fill="currentColor" strokeWidth="2" cx="40" cy="26" r="5" />
    </svg>
  )
}
