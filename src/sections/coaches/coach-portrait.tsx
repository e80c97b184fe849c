import medallion from "#ui/medallion/medallion.module.css";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import css from "./coach-portrait.module.css";

export type Portrait = {
	initials: string;
	picture: PictureSource | undefined;
};

type Props = {
	portrait: Portrait;
	className: string | undefined;
};

/**
 * A coach's portrait, or the coach's initials if there is none. Put the name next to the portrait,
 * because screen readers skip the initials.
 */
export function CoachPortrait({ portrait, className }: Props) {
	const { initials, picture } = portrait;
	const rootClass = `${css.coachPortrait} ${className}`;
	if (picture) return <Picture picture={picture} className={rootClass} />;
	return (
		<div className={`${rootClass} ${css.initials}`} aria-hidden="true">
			<span className={`${medallion.medallion} ${css.medallion}`}>
				<b>{initials}</b>
			</span>
		</div>
	);
}
