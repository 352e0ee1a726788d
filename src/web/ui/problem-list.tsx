import type { Problem } from '#result';

/** Problems, each with its field. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <ul className="mt-1 list-disc pl-5 empty:hidden">
    {problems.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        <span className="font-medium">{path}</span> {message}
      </li>
    ))}
  </ul>
);
