import type { ComponentProps, ReactNode } from "react";
import { HeroPicture } from "#ui/hero-picture.tsx";
import { usePictureSettled } from "#ui/picture-settled.ts";
import { Words } from "#ui/words.tsx";
import { type Action, ActionButton } from "./action-button.tsx";

type Props = {
	hero: {
		headline: readonly string[];
		lead: string;
		actions: readonly Action[];
		picture: ComponentProps<typeof HeroPicture>["picture"];
		photoPlace: "full" | "right";
	};
	/** What else belongs to the first view, on a solid surface under the photograph. */
	children?: ReactNode;
};

/** The first view of an inner page: headline, lead and actions on a photograph. */
export function PageHero({ hero, children }: Props) {
	const { image, hasFailed } = usePictureSettled();
	return (
		<section
			className="hero page-hero"
			data-photo-place={hero.photoPlace}
			aria-labelledby="hero-title"
		>
			<div className="hero-body on-photo">
				<HeroPicture ref={image} picture={hero.picture} isHidden={hasFailed} />
				<div className="wrap hero-text">
					<h1 id="hero-title" tabIndex={-1}>
						{hero.headline.map((line) => (
							<span key={line} className="block">
								{line}{" "}
							</span>
						))}
					</h1>
					<p className="lead">
						<Words>{hero.lead}</Words>
					</p>
					{hero.actions.length > 0 && (
						<div className="hero-actions">
							{hero.actions.map((action, index) => (
								<ActionButton
									key={action.label}
									action={action}
									size="lg"
									variant={index === 0 ? "default" : "outline"}
								/>
							))}
						</div>
					)}
				</div>
			</div>
			{children}
		</section>
	);
}
