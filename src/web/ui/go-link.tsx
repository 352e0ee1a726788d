import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Search } from '../place.ts';

interface GoLinkProps {
  readonly to: string;
  readonly search?: Search;
  readonly children: ReactNode;
  readonly className?: string;
  readonly title?: string;
}

const LOOK = 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link to a place of a screen. */
export const GoLink = ({ to, search = {}, className = LOOK, ...others }: GoLinkProps) => (
  <Link to={to} search={search as never} className={className} {...others} />
);
