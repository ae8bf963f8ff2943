// A picture of the product itself, in the reader's theme; the other theme's is never loaded.
import { cn } from "@/components/ui/cn";

/** As the builder names a picture that is imported. */
interface Screen {
  src: string;
  width: number;
  height: number;
}

interface ScreenPictureProps {
  /** What is to be seen, for those who do not. */
  alt: string;
  dark: Screen;
  light: Screen;
  /** Instead of them where the page is wide. */
  wide?: { dark: Screen; light: Screen };
  className?: string;
}

function Themed({ screen, wide, alt, className }: { screen: Screen; wide?: Screen; alt: string; className: string }) {
  return (
    <picture className={className}>
      {wide ? <source media="(width >= 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} /> : null}
      <img
        src={screen.src}
        width={screen.width}
        height={screen.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}

export function ScreenPicture({ alt, dark, light, wide, className }: ScreenPictureProps) {
  return (
    <div className={cn("overflow-hidden ring-1 ring-border", className)}>
      <Themed screen={dark} alt={alt} className="hidden dark:block" {...(wide && { wide: wide.dark })} />
      <Themed screen={light} alt={alt} className="dark:hidden" {...(wide && { wide: wide.light })} />
    </div>
  );
}
