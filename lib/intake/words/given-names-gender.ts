// Given names that tell whether a woman or a man bears them, in small letters without accents.

/** Names that women bear. */
const women = [
  "abigail agnes aileen aimee alice alison allison alyson amber amy ann anne annie aoife april araceli ashley",
  "astrid audrey ava barb beatrice beatrix beatriz becca becky belen belle bernadette bernice bess beth betsy",
  "bettie betty beverly blanche bonnie brandy bridget bridgette bronwen brooke candace candice carmen carol",
  "caroline carolyn carrie cassie catherine cathy cecile celeste charlotte chelsea cheryl chloe christie christine",
  "christy cindy claire clare colleen concepcion connie cordelia corinne crystal cynthia daisy daphne dawn deb",
  "debbie debby deborah debra delores denise diane dianne dinah dixie dolly dolores dora doreen doris dorothy dot",
  "dottie dulce edie edith edna effie eileen elaine eleanor elinor elise ellen ellie eloise elsie emily erin",
  "esperanza essie estelle esther ethel etta eunice eve evelyn faith fannie fay faye felice fern florence flossie",
  "fran frances freida gabrielle gail genevieve georgette geraldine gertrude gilda ginger ginny gladys glenda",
  "glenys gloria grace graciela greta gretchen guadalupe gwen gwendolyn hailey hannah harriet hattie hazel heather",
  "heidi helen henrietta hilary hilda hope ida ilene imogen imogene ines inez ingrid irene iris isabel isabelle",
  "itzel ivy jane janet janice janie janine jeanette jeanne jeannette jeannie jen jenna jennie jennifer jenny",
  "jessica jewel jill joan joann joanne jocelyn johanna josephine joy joyce juanita judith judy julia juliana",
  "julianne julie juliet june kaitlyn karen karin kate katelyn katherine kathleen kathryn kathy katie katrina kay",
  "kayla keisha kellie kendra kerri keyonna keziah kimberly kirsten kristen kristin kristine kristy lacey latoya",
  "laura laurel lauren laurie leah leanne lena lenore lillian lillie lily linda lindsay lisa lois loretta lori",
  "lorraine lottie louise lourdes lucille lucinda lucy lupe luz lydia mabel mable madeleine madeline mae maggie",
  "malia mallory marcy margaret marge margery margie margot marguerite maria marian marianne maribel marie marilyn",
  "marisol marjorie marla marlene marsha martha mary maryann maryanne mattie maureen maxine may meg megan melanie",
  "melissa mercedes mercy meredith michele michelle milagros mildred millie mimi mindy minnie miriam misty mitzi",
  "molly monique muriel myrtle nan nancy naomi natalie nell nellie niamh nicole noelani noelle nora noreen norma",
  "olive olivia opal paige pam pamela patience patrice patricia patsy patty paulette pauline pearl peg peggy",
  "penelope penny phoebe phyllis pilar polly priscilla prudence rachel ramona raquel rebecca regina rena renee",
  "rhoda rhonda rita roberta rocio rosalie rosalind rosalyn rose rosemarie rosemary rosie roxanne ruby ruth ruthie",
  "sadie sally samantha sandra sandy saoirse sara sarah saundra selma sharon sheila shelby sheri sherri sherry",
  "sheryl shirley silvia siobhan soledad sophia sophie stacey stella stephanie sue sue-ellen susan susanne susie",
  "suzanne suzette sybil sylvia tabitha tamara tami tammie tammy tanya tara teresa teri tess tessa thelma theresa",
  "thuy tiffany tina toni tonya tracey tricia trish trisha trudy ursula valerie vanessa vera verna veronica vicki",
  "vickie vicky victoria viola violet virginia vivian vivienne wanda wendy whitney wilhelmina willa wilma winifred",
  "winnie ximena xochitl yolanda yvette yvonne zelda zoe",
];

/** Names that men bear. */
const men = [
  "aaron abe abel abraham adam agustin ahmed al alan albert alec alfred ali allan allen alton alvin amos andre",
  "andres andrew andy anthony archie arnold art arthur barney barry bart ben benjamin bernie bert bill billy bob",
  "bobby boris brad bradley brandon brendan brent brett brian bruce bruno bryan buddy burt byron calvin carl",
  "carlton cecil cedric cesar chad charles chester chuck clarence clark claude clay clayton cliff clifford clifton",
  "clint clinton clyde cody colin colton conrad craig curtis cyril cyrus dan daniel danny darnell darrell darren",
  "darryl dave david dean delbert dennis derek derrick deshawn desmond dexter dick dirk dominic don donald donnie",
  "doug douglas duane duncan dustin dwain dwayne dwight earl ed eddie edgar edmund edward edwin efrain elbert eldon",
  "eli elias elijah elmer elton elwood emil emmanuel eric ernest ernie erwin ethan eugene everett felix fermin",
  "floyd forrest frank franklin fred freddie frederick gabriel garrett gary gene geoffrey george gerald gerard gil",
  "gilbert gilberto glen glenn gordon graham grant greg gregory grover gus guy hal hank hans harlan harold harry",
  "harvey hassan hector henry herb herbert herman homer horace howard hubert hugh ian ibrahim ignatius ira irving",
  "irwin isaac isidro israel ivan jack jacob jake jamal james jared jason javier javon jay jaylen jed jeff jeffrey",
  "jeremiah jeremy jerome jerry jesse jesus jesús jim jimmy joaquin joe joel john johnny jon jonah jonas jonathan",
  "jorge jose joseph josh juan julian julius justin karl keenan keith kelvin ken kenneth kenny kent kevin kirk kurt",
  "kyle lamar lance landon larry lars lawrence len leo leon leonard leroy les lester levi lewis lionel lloyd logan",
  "lou louis lowell lucas luis luke luther lyle malcolm manny manuel marc marcel mario mark marshall martin marvin",
  "mason matt matthew maurice max maxwell mel melvin mervin michael miguel mike milton mitch mitchell moises morris",
  "moses murray myron nate nathan nathaniel ned neil nels nelson nicholas nick nicolas nigel noah noe norbert norm",
  "norman oliver omar oren orville oscar otis otto owen patrick paul percy perry pete peter phil philip phillip",
  "preston ralph ramon randall randy raul ray raymond reed reginald rex ricardo rich richard rick ricky rob robert",
  "rod rodney rogelio roger roland ron ronald rory ross roy royce ruben rufus russ russell ryan salvador samir",
  "samuel scott sean sebastian seymour shane shawn silas simon sol spencer stan stanley stefan stephen steve steven",
  "stuart sven ted terence terrance thad thaddeus theo theodore thomas tim timothy toby todd tom tomas tommy tony",
  "travis trent trevor trey troy tyler tyrell tyrone tyson vance vern vernon victor vince vincent virgil wade",
  "wallace wally walt walter ward warren wayne weldon wendell wes wesley wilbert wilbur wiley wilfred will willard",
  "william willie winston woody xavier zach zachary",
];

/** Names that both bear, and such as mislead by their endings. */
const either = [
  "akira alex amparo angel ariel avery beth-ann billie blair bo bobbie cameron casey charlie chris cleo constantine",
  "consuelo courtney dale dana devin dominique drew elisha elizabeth evan ezra flo frankie garcia hollis jackie",
  "jamie jan jean jo jody joey johnnie jordan joshua juno kelly kendall kerry kim lee leigh leslie lonnie loren",
  "luca lynell lynn margo marion marty merle micah mickey morgan mustafa nicky nikita noa noel pat quinn rene riley",
  "robin ronnie rosario rowan sam sasha seth shannon shea sidney skyler socorro stevie taylor terry tommie tracy",
  "val valentine",
];

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(" ")));

export const womensNames = setOf(women);
export const mensNames = setOf(men);
export const eitherNames = setOf(either);

/** Endings of other names that women bear, and of those that men bear. */
export const womensEnding = /(?:[^u]a|elle|ette|issa|ine|lyn|leen|een)$/;
export const mensEnding = /(?:o|us|ert|ald|old|ard|fred|ick|rell)$/;
