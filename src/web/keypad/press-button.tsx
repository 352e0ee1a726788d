import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface PressButtonProps {
  /** Why it cannot be pressed; said when it is touched. */
  readonly because: string | undefined;
  readonly onPress: () => unknown;
  readonly onRefused: (because: string) => void;
  readonly children: ReactNode;
  readonly look?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly className?: string;
}

/** A key that is never silently dead: it says why it is refused. */
export const PressButton = ({
  because,
  onPress,
  onRefused,
  children,
  look = 'plain',
  className = '',
}: PressButtonProps) => (
  <Button
    isLarge
    look={because === undefined ? look : 'plain'}
    aria-disabled={because !== undefined}
    {...(because === undefined ? {} : { title: because })}
    className={`${because === undefined ? '' : 'border-line! bg-panel! text-faint!'} ${className}`}
    onClick={() => (because === undefined ? onPress() : onRefused(because))}
  >
    {children}
  </Button>
);
